import { NativeSelect } from '@mantine/core'

type Props = {
  briefs: readonly { uid: string; title: string }[]
  value: string | undefined
  onChange: (briefUid: string) => void
}

/** The brief that creators are compared with, and invited to; nothing where none is live. */
export function MatchTo({ briefs, value, onChange }: Props) {
  if (briefs.length === 0) return null
  return (
    <NativeSelect
      label="Match to brief"
      data={briefs.map(({ uid, title }) => ({ value: uid, label: title }))}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
