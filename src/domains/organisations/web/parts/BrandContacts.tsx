import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { EmailField } from '../../../../kit/web/email-field.tsx'
import { FormDialog } from '../../../../kit/web/form-dialog.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { organisationCalls } from '../../contract.ts'
import type { BrandContactView } from '../../contract/brand-contacts.ts'

/** People our team knows at a brand, for our team: whom to call, and whom to invite. */
export function BrandContacts({ brandUid, brandName }: { brandUid: string; brandName: string }) {
  const contacts = useRead(organisationCalls.listBrandContacts, { brandUid })
  const [open, setOpen] = useState<BrandContactView | 'new' | null>(null)
  const [inviting, setInviting] = useState<BrandContactView | null>(null)
  return (
    <Card>
      <Title order={2} mb="sm">
        Contacts
      </Title>
      <Loaded of={contacts} shape="lines">
        {({ rows, canChange }) => (
          <Stack gap="sm">
            {rows.length === 0 && <p className="dim flush">No contacts yet. Only our team sees them.</p>}
            {rows.length > 0 && (
              <ul className="plain-list">
                {rows.map((contact) => (
                  <li key={contact.uid} data-part="contact">
                    <ContactLines contact={contact} />
                    {canChange && (
                      <Group gap="xs">
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`Edit ${contact.name}`}
                          onClick={() => setOpen(contact)}
                        >
                          Edit
                        </Button>
                        {contact.email && contact.team === 'none' && (
                          <Button
                            size="compact-sm"
                            variant="default"
                            aria-label={`Invite ${contact.name}`}
                            onClick={() => setInviting(contact)}
                          >
                            Invite
                          </Button>
                        )}
                      </Group>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {canChange && (
              <Group>
                <Button size="sm" variant="default" onClick={() => setOpen('new')}>
                  Add contact
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
      {open && <ContactForm brandUid={brandUid} contact={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {inviting && (
        <InviteContact brandUid={brandUid} brandName={brandName} contact={inviting} onClose={() => setInviting(null)} />
      )}
    </Card>
  )
}

const standing = { none: null, invited: 'Invited to the team', member: 'On the team' } as const

function ContactLines({ contact: { name, role, email, phone, team } }: { contact: BrandContactView }) {
  return (
    <div>
      <b>{name}</b> <small className="dim">{role}</small>{' '}
      {standing[team] && <Badge tone="calm">{standing[team]}</Badge>}
      {email && (
        <div>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      )}
      {phone && (
        <div>
          <a href={`tel:${phone}`}>{phone}</a>
        </div>
      )}
    </div>
  )
}

type FormProps = { brandUid: string; contact: BrandContactView | null; onClose: () => void }

function ContactForm({ brandUid, contact, onClose }: FormProps) {
  const [fields, setFields] = useState({
    name: contact?.name ?? '',
    role: contact?.role ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  })
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change })
  const save = useWrite(organisationCalls.saveBrandContact, { onDone: onClose })
  const remove = useWrite(organisationCalls.removeBrandContact, { onDone: onClose })
  const one = contact && { uid: contact.uid, version: contact.version }
  const askAndRemove = async () => {
    const options = [
      { label: 'Keep contact', value: false },
      { label: 'Remove contact', value: true, style: 'danger' as const },
    ]
    if (one && (await confirm(`Remove ${contact.name}?`, options))) await remove({ brandUid, ...one })
  }
  return (
    <FormDialog
      title={contact ? 'Edit contact' : 'Add contact'}
      description="Only our team sees contacts. We don’t send them anything."
      size="md"
      action="Save contact"
      busy={save.busy}
      onSubmit={() =>
        void save({
          brandUid,
          contact: one,
          fields: { ...fields, email: fields.email.trim() || null, phone: fields.phone.trim() || null },
        })
      }
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={80}
        data-autofocus
        value={fields.name}
        onChange={({ currentTarget: { value } }) => set({ name: value })}
      />
      <TextInput
        label="Job title"
        maxLength={80}
        value={fields.role}
        onChange={({ currentTarget: { value } }) => set({ role: value })}
      />
      <EmailField label="Email" value={fields.email} onChange={(email) => set({ email })} />
      <TextInput
        label="Phone"
        type="tel"
        maxLength={40}
        value={fields.phone}
        onChange={({ currentTarget: { value } }) => set({ phone: value })}
      />
      {contact && (
        <Group>
          <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void askAndRemove()}>
            Remove contact
          </Button>
        </Group>
      )}
    </FormDialog>
  )
}

const roles = [
  { value: 'admin', label: 'Admin: also manages the venue and the team' },
  { value: 'member', label: 'Member: replies to requests and reviews content' },
] as const

type InviteProps = { brandUid: string; brandName: string; contact: BrandContactView; onClose: () => void }

function InviteContact({ brandUid, brandName, contact: { name, email }, onClose }: InviteProps) {
  const [role, setRole] = useState<(typeof roles)[number]['value']>('admin')
  const invite = useWrite(organisationCalls.inviteMember, {
    onDone: () => {
      showSuccess(`We’ve emailed ${name} an invitation.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Invite ${name} to ${brandName}`}
      description={`We’ll email ${email}. They’ll join the team if they accept within a week.`}
      size="md"
      action="Send invitation"
      busy={invite.busy}
      onSubmit={() => void invite({ brandUid, name, email: email ?? '', role })}
      onClose={onClose}
    >
      <Select
        label="Role"
        allowDeselect={false}
        data={[...roles]}
        value={role}
        onChange={(value) => setRole(roles.find((one) => one.value === value)?.value ?? role)}
      />
    </FormDialog>
  )
}
