import { Loader } from '@mantine/core'

/** The whole page waits: who is there is not known yet. */
export function FullSpinner() {
  return (
    <output className="full-spinner" aria-label="Loading">
      <Loader size={130} />
    </output>
  )
}
