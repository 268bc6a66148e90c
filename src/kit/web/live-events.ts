import { createParser, type EventSourceParser } from 'eventsource-parser'
import { queryClient, refetchTouched } from './calls.ts'

/** Something of the moment that the server tells of, such as that somebody is typing. */
export type Signal = Readonly<Record<string, string>>
type Told = { touches: string[]; signal?: Signal }

const hearers = new Set<(signal: Signal) => void>()

/** Calls back with every signal. Answers the function that stops it. */
export function hearSignals(hear: (signal: Signal) => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Reads what the live line says: what shows a touched kind of record is fetched again, and everything after something was missed. */
export function eventReader(): EventSourceParser {
  return createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'touched') return void queryClient.invalidateQueries()
      const { touches, signal } = JSON.parse(data) as Told
      void refetchTouched(touches)
      if (signal) for (const hear of hearers) hear(signal)
    },
  })
}
