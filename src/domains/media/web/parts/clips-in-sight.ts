/** The clips that could play, in the order they came in sight. */
const waiting = new Set<HTMLVideoElement>()

/** One clip plays at a time, and none while the page is hidden. */
function settle(): void {
  const [next] = document.hidden ? [] : waiting
  for (const video of waiting) if (video !== next) video.pause()
  // A browser that saves power refuses: its poster stays.
  if (next?.paused) next.play().catch(() => undefined)
}

/** Plays a clip as soon as no other one does, until the function that it returns is called. */
export function playInTurn(video: HTMLVideoElement): () => void {
  if (waiting.size === 0) document.addEventListener('visibilitychange', settle)
  waiting.add(video)
  settle()
  return () => {
    waiting.delete(video)
    video.pause()
    if (waiting.size === 0) document.removeEventListener('visibilitychange', settle)
    settle()
  }
}
