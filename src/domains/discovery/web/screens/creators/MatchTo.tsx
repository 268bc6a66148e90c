import { NativeSelect } from '@mantine/core'

type Props = {
  briefs: readonly { uid: string; title: string }[]
  value: string | undefined
  onChange: (briefUid: string) => void
}

/** The brief that creators are compared with, and invited to; nothing where none is live. */
export function MatchTo({ briefs, value, onChange }: Props) {
  if (briefs.length === 0) return null
  const listed = briefs.map(({ uid, title }) => ({ value: uid, label: title }))
  // The address may name one that isn’t live any more: nothing else may pass for it.
  const isListed = value === undefined || briefs.some(({ uid }) => uid === value)
  return (
    <NativeSelect
      label="Match to brief"
      data={isListed ? listed : [{ value, label: 'Another brief' }, ...listed]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
