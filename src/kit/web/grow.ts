/** How long a page stands still at most (ms) while what it moves to is drawn. */
const longestWaitMs = 300

/** Whether the browser can move one view into another, and whoever looks likes things to move. */
export function mayMove(): boolean {
  return typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Opens something so that `from` grows into the part of it that bears `data-grown`: a card’s picture into the same picture on its page. */
export function growInto(from: HTMLElement, open: () => Promise<void>): void {
  from.dataset.grows = ''
  const { ready, updateCallbackDone, finished } = document.startViewTransition(async () => {
    // Only one part of a page may bear the name that the browser follows.
    delete from.dataset.grows
    await open()
    await appeared('[data-grown]')
  })
  // The next one ends it early, and so does a page that is out of sight: it is open all the same.
  for (const step of [ready, updateCallbackDone, finished]) step.catch(() => undefined)
}

/** Nothing is drawn meanwhile, so this listens for changes and not for frames. */
function appeared(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.querySelector(selector) && end()
    const changes = new MutationObserver(look)
    const timer = setTimeout(end, longestWaitMs)
    function end() {
      clearTimeout(timer)
      changes.disconnect()
      resolve()
    }
    changes.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
