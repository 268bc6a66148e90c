import { NativeSelect } from '@mantine/core'
import { useAddress } from '../../../../../kit/web/route.ts'
import { creatorsSearch } from '../../links.ts'

/** The brief that creators are compared with, and invited to; nothing where none is live. */
export function MatchTo({ briefs }: { briefs: readonly { uid: string; title: string }[] }) {
  const [address, setAddress] = useAddress(creatorsSearch)
  if (briefs.length === 0) return null
  return (
    <NativeSelect
      label="Match to brief"
      data={briefs.map(({ uid, title }) => ({ value: uid, label: title }))}
      value={address.brief ?? briefs[0]?.uid ?? ''}
      onChange={(event) => setAddress({ brief: event.currentTarget.value })}
    />
  )
}
