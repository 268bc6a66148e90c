import { Button, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { type MembershipRole, membershipRoles } from '../../../../../access/roles.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { staffCalls } from '../../../contract.ts'

const typingMs = 250
const shown = 8
const roleWords: Record<MembershipRole, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' }

type Props = { uid: string; isStaff: boolean; linked: readonly string[]; onClose: () => void }

/** Lets a person act for a brand or a creator: which, and as what. */
export function LinkDialog({ uid, isStaff, linked, onClose }: Props) {
  const [type, setType] = useState<'brand' | 'influencer'>('brand')
  const [typed, setTyped] = useState('')
  const [profileUid, setProfileUid] = useState<string | null>(null)
  const [role, setRole] = useState<MembershipRole>('member')
  const [search] = useDebouncedValue(typed.trim(), typingMs)
  const link = useWrite(staffCalls.linkProfile, {
    onDone: () => {
      showSuccess('Profile linked.')
      onClose()
    },
  })
  const choose = (next: typeof type) => {
    setType(next)
    setProfileUid(null)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      title="Link a profile"
      description={
        isStaff
          ? 'Staff accounts are linked as members: they see what the profile’s own team sees, but can’t own it. We’ll email them and the profile’s owners.'
          : 'They can act for the profile as soon as they reload. A linked person takes one of the brand’s seats. We’ll email them and the profile’s owners.'
      }
    >
      <Stack>
        <NativeSelect
          label="Profile type"
          value={type}
          onChange={(event) => choose(event.currentTarget.value === 'brand' ? 'brand' : 'influencer')}
          data={[
            { value: 'brand', label: 'Brand' },
            { value: 'influencer', label: 'Influencer' },
          ]}
        />
        <TextInput
          label="Name or handle"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Found key={type} type={type} search={search} linked={linked} chosen={profileUid} onChoose={setProfileUid} />
        {!isStaff && (
          <NativeSelect
            label="Role"
            value={role}
            onChange={(event) => setRole(membershipRoles.find((one) => one === event.currentTarget.value) ?? 'member')}
            data={membershipRoles.map((value) => ({ value, label: roleWords[value] }))}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <GuardedButton
            loading={link.busy}
            missing={profileUid === null ? 'Choose a profile first.' : null}
            onClick={() => profileUid && void link({ uid, profileUid, role })}
          >
            Link profile
          </GuardedButton>
        </Group>
      </Stack>
    </Dialog>
  )
}

type FoundProps = {
  type: 'brand' | 'influencer'
  search: string
  linked: readonly string[]
  chosen: string | null
  onChoose: (uid: string) => void
}

/** The first few profiles of that name that the person has not got yet. */
function Found({ type, search, linked, chosen, onChoose }: FoundProps) {
  const brands = useRead(profileCalls.listBrands, { search, limit: shown }, { enabled: type === 'brand', keep: true })
  const creators = useRead(
    profileCalls.listInfluencers,
    { search, limit: shown },
    { enabled: type === 'influencer', keep: true },
  )
  const of = type === 'brand' ? brands : creators
  return (
    <Loaded<{ rows: { uid: string; name: string; handle: string | null }[] }> of={of} shape="lines">
      {({ rows }) => {
        const free = rows.filter(({ uid }) => !linked.includes(uid))
        if (free.length === 0) return <div className="dim">No profiles match that name.</div>
        return (
          <Radio.Group label="Profile" value={chosen} onChange={onChoose}>
            <Stack gap="xs" mt="xs">
              {free.map(({ uid, name, handle }) => (
                <Radio key={uid} value={uid} label={handle ? `${name} · @${handle}` : name} />
              ))}
            </Stack>
          </Radio.Group>
        )
      }}
    </Loaded>
  )
}
