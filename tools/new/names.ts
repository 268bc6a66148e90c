/** Words of a name, for a title or a sentence: `disputeNoShow` and `dispute-no-show` are "dispute no show". */
export function wordsOf(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()
}

export function titleOf(name: string): string {
  const words = wordsOf(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `forget-drafts` as a symbol: `forgetDrafts`. */
export function symbolOf(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The word before `Calls`, `Handlers`, `Jobs` and `Routes` of a domain: `briefs` has `briefCalls`, `analytics` `analyticsCalls`. */
export function stemOf(domain: string): string {
  return domain.replace(/(?<!s|ic)s$/, '')
}

/** Reads and writes are told apart by their verb. */
export function kindOfCall(name: string): 'read' | 'write' {
  return /^(get|list|find|search|count|check|export)[A-Z]/.test(name) ? 'read' : 'write'
}

/** A write whose verb makes something is told a repeated send by its `Idempotency-Key` (src/product/creates.test.ts). */
export function createsRecord(name: string): boolean {
  return /^(add|apply|book|create|dispute|duplicate|give|invite|join|make|request|send)[A-Z]/.test(name)
}
