/** The clips that could play: first the one that somebody chose last, then in the order they came in sight. */
let waiting: readonly HTMLVideoElement[] = []

/** One clip plays at a time, and none while the page is hidden. */
function settle(): void {
  const [next] = document.hidden ? [] : waiting
  for (const video of waiting) if (video !== next) video.pause()
  // A browser that saves power refuses: its poster stays.
  if (next?.paused) next.play().catch(() => undefined)
}

/** Plays a clip as soon as no other one does, or at once if somebody chose it, until the function that it returns is called. */
export function playInTurn(video: HTMLVideoElement, isChosen: boolean): () => void {
  if (waiting.length === 0) document.addEventListener('visibilitychange', settle)
  waiting = isChosen ? [video, ...waiting] : [...waiting, video]
  settle()
  return () => {
    waiting = waiting.filter((one) => one !== video)
    video.pause()
    if (waiting.length === 0) document.removeEventListener('visibilitychange', settle)
    settle()
  }
}
