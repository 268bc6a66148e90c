import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AwakePart, type AwakeProps } from './AwakePart.tsx'

/** Takes over what the server wrote; resolved once it answers. */
export function wake(place: HTMLElement): Promise<void> {
  const props = JSON.parse(place.dataset.awake!) as AwakeProps
  return new Promise((done) => {
    hydrateRoot(place, <Awake {...props} onAwake={done} />)
  })
}

function Awake({ onAwake, ...props }: AwakeProps & { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return <AwakePart {...props} />
}
