import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { staffCalls } from '../../../contract.ts'
import styles from './own-card.module.css'

type StaffRow = OutputOf<typeof staffCalls.listStaff>['rows'][number]

/** How customers see one: face, name and the address of one's page. */
export function OwnCard({ you }: { you: StaffRow }) {
  const [name, setName] = useState(you.name)
  const [slug, setSlug] = useState(you.slug)
  const save = useWrite(staffCalls.saveStaffCard, { onDone: () => showSuccess('Saved.') })
  return (
    <Card>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Your card</Title>
        <a href={`/app/account-manager/${you.slug}`}>View your page</a>
      </Group>
      <Stack>
        <OwnPhoto name={you.name} photo={you.photo} />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save({ name, slug })
          }}
        >
          <Stack>
            <TextInput
              label="Name"
              description="What customers call you"
              required
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              label="Page address"
              description="The end of your page’s link: lowercase letters, numbers and hyphens"
              required
              maxLength={50}
              value={slug}
              onChange={(event) => setSlug(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit" loading={save.busy} disabled={name === you.name && slug === you.slug}>
                Save
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Card>
  )
}

function OwnPhoto({ name, photo }: { name: string; photo: string | null }) {
  const [changing, setChanging] = useState(false)
  const save = useWrite(staffCalls.saveStaffPhoto, { onDone: () => setChanging(false) })
  return (
    <div>
      <div className="row-name">
        <span className={styles.photo}>
          <Picture path={photo} alt={name} kind="user" sizes="88px" />
        </span>
        {!changing && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setChanging(true)}>
              {photo ? 'Change photo' : 'Add photo'}
            </Button>
            {photo && (
              <Button variant="subtle" color="gray" loading={save.busy} onClick={() => void save({ fileUid: null })}>
                Remove
              </Button>
            )}
          </Group>
        )}
      </div>
      {changing ? (
        <UploadTile label="Choose a photo" kind="image" onDone={(fileUid) => void save({ fileUid })} />
      ) : (
        <p className={`dim ${styles.hint}`}>Shown on your brands’ dashboards and on your page.</p>
      )}
    </div>
  )
}
