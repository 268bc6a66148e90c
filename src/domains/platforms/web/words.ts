import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { platformCalls } from '../contract.ts'

type Missing = OutputOf<typeof platformCalls.finishConnecting>['missing']

const words: Record<Missing[number], string> = {
  followers: 'your followers',
  posts: 'your recent posts',
  insights: 'insights on your posts and audience',
}

/** What a creator left out, as one reads it: "your followers and your recent posts". */
export function missingWords(missing: Missing): string {
  return new Intl.ListFormat('en-GB').format(missing.map((one) => words[one]))
}
