/** Something that a screen says has happened, for whoever counts or reports. It knows nothing of who listens. */
export type Happening = { name: string; about: Record<string, string | number | null> }

let listener: ((happening: Happening) => void) | null = null
const waiting: Happening[] = []

export function happened(name: string, about: Happening['about'] = {}): void {
  if (listener) listener({ name, about })
  else waiting.push({ name, about })
}

/** From now on `listen` is told, beginning with what happened before it came. */
export function onHappened(listen: (happening: Happening) => void): void {
  listener = listen
  for (const happening of waiting.splice(0)) listen(happening)
}

/** A request that failed on our side; `requestId` finds it in the server's log. */
export const errorMet = 'error_met'
