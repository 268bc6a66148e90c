import * as z from 'zod/mini'

/**
 * What is said of a field whose schema has no sentence of its own, on both sides: to a person, with what to do. The words
 * of the validator itself never reach anybody.
 */
z.config({ localeError: (issue) => sentenceOf(issue) })

export const isRequired = 'This is required.'
const isWrong = 'This isn’t valid. Check it, then try again.'

export function atMost(characters: number): string {
  return `Use at most ${counts.format(characters)} characters.`
}
const counts = new Intl.NumberFormat('en-GB')

function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? isRequired : (wanted[issue.expected] ?? isWrong)
    case 'invalid_value':
      return isMissing(issue.input) ? isRequired : 'Choose one of the options.'
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`
    case 'invalid_format':
      return issue.format === 'url' ? 'Enter a link that starts with https://' : 'Check the format, then try again.'
    default:
      return isWrong
  }
}

const wanted: Readonly<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Choose from the list.',
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string') return minimum === 1 ? isRequired : `Use at least ${counts.format(minimum)} characters.`
  if (origin === 'array' || origin === 'set')
    return `Choose at least ${minimum === 1 ? 'one' : counts.format(minimum)}.`
  return inclusive ? `Enter ${counts.format(minimum)} or more.` : `Enter more than ${counts.format(minimum)}.`
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return atMost(maximum)
  if (origin === 'array' || origin === 'set') return `Choose at most ${counts.format(maximum)}.`
  return `Enter ${counts.format(maximum)} or less.`
}

/** What a refusal says of its first field: a sentence that does not name its field is put under the field's name. */
export function aboutField(path: string, message: string): string {
  const name = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1)
  return name && /^(This is|Use at|Enter |Choose |Check the format)/.test(message)
    ? `${inWords(name)}: ${message}`
    : message
}

/** `legal_entity_name` as `Legal entity name`, `noteUid` as `Note`, and amounts without their unit: `travelMinor` as `Travel`. */
function inWords(name: string): string {
  const words = name
    .replace(/(?<=.)(Uids?|Minor|Bp)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
