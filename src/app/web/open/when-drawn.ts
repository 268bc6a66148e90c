/** Wakes the part of a page that answers, once the page is drawn. What was sent before is sent then. */
export function wakeWhenDrawn(place: HTMLElement): void {
  let held: HTMLFormElement | null = null
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    held = event.target as HTMLFormElement
  }
  place.addEventListener('submit', hold)
  const begin = async () => {
    const { wake } = await import('./wake.tsx')
    await wake(place)
    place.removeEventListener('submit', hold)
    held?.requestSubmit()
  }
  // A task after the frame: what is fetched for it does not compete with the first look.
  requestAnimationFrame(() => setTimeout(() => void begin()))
}
