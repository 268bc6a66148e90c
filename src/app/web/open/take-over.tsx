import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { queryClient } from '../../../kit/web/calls.ts'

/** Takes over what the server wrote; resolved once it answers. */
export function takeOver<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((done) => {
    hydrateRoot(
      place,
      <QueryClientProvider client={queryClient}>
        <Part {...props} />
        <Awake onAwake={done} />
      </QueryClientProvider>,
    )
  })
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}
