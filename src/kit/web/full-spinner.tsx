import { Loader } from '@mantine/core'

/** The whole page waits: who is there is not known yet (seed §2; size 130, seed §9). */
export function FullSpinner() {
  return (
    <output className="full-spinner" aria-label="Loading">
      <Loader size={130} />
    </output>
  )
}
