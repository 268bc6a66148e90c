export type Option = { label: string; value?: boolean; onClick?: () => void; style?: 'plain' | 'primary' | 'danger' }
export type Question = { message: string; options: Option[]; resolve: (answer: boolean) => void }

let open: Question | null = null
const watchers = new Set<() => void>()
const defaults: Option[] = [
  { label: 'Cancel', value: false },
  { label: 'Confirm', value: true, style: 'primary' },
]

function set(question: Question | null): void {
  open = question
  for (const watch of watchers) watch()
}

/** Asks before something happens. By default Cancel answers false and Confirm true; Escape answers false. */
export function confirm(message: string, options: Option[] = defaults): Promise<boolean> {
  open?.resolve(false)
  return new Promise((resolve) => set({ message, options, resolve }))
}

/** Closes the question with one of its options, or with none of them: false. */
export function answerQuestion(option: Option | null): void {
  const question = open
  set(null)
  option?.onClick?.()
  question?.resolve(option?.value ?? false)
}

/** The question that waits for its answer. */
export function openQuestion(): Question | null {
  return open
}

/** Calls back whenever another question waits, or none; answers how to stop. */
export function watchQuestion(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
