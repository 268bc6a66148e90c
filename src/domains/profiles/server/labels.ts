import { CallError } from '../../../kit/contract/errors.ts'

/** The labels with one more, or one less; refused where that changes nothing. */
export function withLabel<Label extends string>(labels: readonly Label[], label: Label, on: boolean): Label[] {
  if (labels.includes(label) === on)
    throw new CallError(
      'failed-precondition',
      on ? `It already has the label “${label}”.` : `It doesn’t have the label “${label}”.`,
    )
  return on ? [...labels, label] : labels.filter((each) => each !== label)
}
