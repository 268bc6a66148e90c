/** The line at the top while another page is on its way. What draws it comes beside the first page, which does not wait for it. */
let isUnderWay = false
const line = import('./progress-line.ts').then(({ nprogress }) => nprogress)
// Without a connection there may be no line, and nothing else is missing.
line.catch(() => undefined)

export function startProgress(): void {
  isUnderWay = true
  void line.then((drawn) => isUnderWay && drawn.start()).catch(() => undefined)
}

export function endProgress(): void {
  isUnderWay = false
  void line.then((drawn) => drawn.done()).catch(() => undefined)
}
