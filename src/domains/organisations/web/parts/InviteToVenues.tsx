import { Checkbox, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import type { InputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { listed } from '../../../../kit/web/listed.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { organisationCalls } from '../../contract.ts'
import { invitedRoles } from '../invited-roles.ts'
import { InviteDialog } from './InviteDialog.tsx'

type Venue = { uid: string; name: string }
type Person = Omit<InputOf<typeof organisationCalls.inviteMember>, 'brandUid'>
type Props = { venues: readonly Venue[]; onClose: () => void }

/** Invites somebody to the teams of several venues: to each by itself, so that what one refuses keeps them from no other. */
export function InviteToVenues({ venues, onClose }: Props) {
  const [chosen, setChosen] = useState(() => (venues.length === 1 ? venues.map(({ uid }) => uid) : []))
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const inviteTo = useInvite()
  const send = async (person: Person) => {
    const wanted = venues.filter(({ uid }) => chosen.includes(uid))
    if (wanted.length === 0) return setProblem('Choose at least one venue.')
    setBusy(true)
    const sent: string[] = []
    const left: (Venue & { why: string })[] = []
    for (const venue of wanted) {
      // One after the other: they share the seats.
      const why = await inviteTo(venue.uid, person)
      if (why === null) sent.push(venue.name)
      else left.push({ ...venue, why })
    }
    setBusy(false)
    setRefused(left.map(({ name, why }) => `${name}: ${why}`))
    setChosen(left.map(({ uid }) => uid))
    if (sent.length > 0) showSuccess(`Invitation sent for ${listed(sent)}.`)
    if (left.length === 0) onClose()
  }
  return (
    <InviteDialog
      title="Invite a colleague"
      description="We’ll email them an invitation for each venue. They have a week to accept it."
      roleLabel="Role"
      roles={invitedRoles}
      busy={busy}
      onInvite={(person) => void send(person)}
      onClose={onClose}
    >
      <Checkbox.Group
        label="Venues"
        error={problem}
        value={chosen}
        onChange={(next) => {
          setChosen(next)
          setProblem(undefined)
        }}
      >
        <Stack gap="lg" mt="xs">
          {venues.map(({ uid, name }) => (
            <Checkbox key={uid} value={uid} label={name} size="md" />
          ))}
        </Stack>
      </Checkbox.Group>
      <div role="alert">
        {refused.map((words) => (
          <p key={words} className="note" data-tone="bad">
            {words}
          </p>
        ))}
      </div>
    </InviteDialog>
  )
}

/** Invites to one venue; answers why not, as a sentence. */
function useInvite() {
  const why = useRef('')
  const invite = useWrite(organisationCalls.inviteMember, {
    onRefused: ({ message }) => {
      why.current = message
      return true
    },
  })
  return async (brandUid: string, person: Person) => ((await invite({ brandUid, ...person })) ? null : why.current)
}
