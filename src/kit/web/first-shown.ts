import { queryClient } from './calls.ts'

/** The longest (ms) that anything waits for the first page. */
const mostMs = 3_000
/** A page asks for what it shows within this time (ms) of what it had to know before. */
const pauseMs = 100

let shown: Promise<void> | undefined

/** Resolves once the first page has what it asked for. What nobody looks at first is loaded then: on a slow line each file delays the page. */
export const firstShown = (): Promise<void> =>
  (shown ??= new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      stop()
      resolve()
    }
    const look = () => {
      clearTimeout(timer)
      if (queryClient.isFetching() === 0) timer = setTimeout(end, pauseMs)
    }
    const stop = queryClient.getQueryCache().subscribe(look)
    setTimeout(end, mostMs)
    look()
  }))
