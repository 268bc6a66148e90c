import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { copyToClipboard, showSuccess } from '../../../../../kit/web/toasts.ts'
import { contentCalls } from '../../../contract.ts'
import styles from './reviewer-links.module.css'

/** Links for an owner or agency without account: made, copied once, revoked. */
export function ReviewerLinks({ brandUid }: { brandUid: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Share for review
      </Button>
      <Dialog
        opened={open}
        onClose={() => setOpen(false)}
        size="md"
        title="Review without an account"
        description="Anyone with the link can review this brand’s requests and content. Links work for 14 days."
      >
        <Links brandUid={brandUid} />
      </Dialog>
    </>
  )
}

function Links({ brandUid }: { brandUid: string }) {
  const [name, setName] = useState('')
  const [made, setMade] = useState<string | null>(null)
  const links = useRead(contentCalls.listReviewerLinks, { brandUid })
  const create = useWrite(contentCalls.createReviewerLink, { onDone: ({ url }) => (setMade(url), setName('')) })
  const revoke = useWrite(contentCalls.revokeReviewerLink, { onDone: () => showSuccess('Link turned off.') })
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        <TextInput
          className={styles.name}
          label="Who is it for?"
          placeholder="The owner"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <GuardedButton
          loading={create.busy}
          missing={name.trim() === '' ? 'Say who it’s for first.' : null}
          onClick={() => void create({ brandUid, name })}
        >
          Create link
        </GuardedButton>
      </Group>
      {made && (
        <Note tone="good">
          <Stack gap="xs">
            <span>Copy it now: we only show it once.</span>
            <code className={styles.address}>{made}</code>
            <Button className="at-start" size="sm" onClick={() => void copyToClipboard(made)}>
              Copy link
            </Button>
          </Stack>
        </Note>
      )}
      <Loaded of={links} shape="lines">
        {(data) => (
          <Stack gap="xs">
            {data.links.map((link) => (
              <Group key={link.uid} justify="space-between">
                <span>
                  {link.name} <span className="dim">until {ordinalDate(link.expiresAt)}</span>
                </span>
                <Button
                  size="sm"
                  variant="default"
                  loading={revoke.busy}
                  onClick={() => void revoke({ brandUid, uid: link.uid })}
                >
                  Turn off
                </Button>
              </Group>
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
