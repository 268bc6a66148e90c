import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { first } from '../../../../kit/contract/must.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmailField } from '../../../../kit/web/email-field.tsx'

type Props<Role extends string> = {
  title: string
  description: string
  roleLabel: string
  roles: readonly { value: Role; label: string }[]
  busy: boolean
  /** What else is chosen, or said of it. */
  children?: ReactNode
  onInvite: (person: { name: string; email: string; role: Role }) => void
  onClose: () => void
}

/** Asks whom to invite, and as what; the first role is the one that most get. */
export function InviteDialog<Role extends string>(props: Props<Role>) {
  const { title, description, roleLabel, roles, busy, children, onInvite, onClose } = props
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState(first(roles).value)
  return (
    <Dialog opened onClose={onClose} title={title} description={description} size="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onInvite({ name, email, role })
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            required
            maxLength={80}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <EmailField label="Email" required value={email} onChange={setEmail} />
          <Select
            label={roleLabel}
            allowDeselect={false}
            data={[...roles]}
            value={role}
            onChange={(value) => setRole(roles.find((one) => one.value === value)?.value ?? role)}
          />
          {children}
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              Send invitation
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
