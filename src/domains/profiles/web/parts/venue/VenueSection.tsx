import { Button, Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../../../../../kit/contract/errors.ts'
import { keysOf } from '../../../../../kit/contract/keys.ts'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import type { BrandFields } from '../../../brand-profile.ts'
import { profileCalls } from '../../../contract.ts'
import { useSession } from '../../session.tsx'

export type BrandProfile = OutputOf<typeof profileCalls.getBrandProfile>

/** What `useRecordForm` answers, as far as saving it goes. */
type Form<Fields> = {
  base: BrandProfile
  version: number
  isChanged: boolean
  values: Fields
  take: (saved: BrandProfile) => void
  refused: (error: CallError) => boolean
  onSubmit: (done: (fields: Fields) => void) => () => void
}

/** Saves some facts of a venue by themselves. */
export function useSection<Fields extends Partial<BrandFields>>(profile: BrandProfile, form: Form<Fields>) {
  const save = useWrite(profileCalls.saveBrandProfile, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Saved.')
    },
    onRefused: (error) => form.refused(error),
  })
  // What was saved in another section meanwhile takes nothing from this one.
  const keys = keysOf(form.values) as (keyof BrandFields)[]
  const isSame = keys.every((key) => JSON.stringify(profile[key]) === JSON.stringify(form.base[key]))
  const version = isSame ? Math.max(profile.version, form.version) : form.version
  return {
    isChanged: form.isChanged,
    readOnly: !profile.can.save,
    busy: save.busy,
    onSubmit: form.onSubmit((fields) => void save({ uid: profile.uid, version, fields })),
  }
}

type Props = {
  title: string
  section: { isChanged: boolean; readOnly: boolean; busy: boolean; onSubmit: () => void }
  /** Something has to be answered first. */
  isHeld?: boolean
  children: ReactNode
}

/** A section with its one Save, or why there is none. */
export function VenueSection({ title, section, isHeld = false, children }: Props) {
  const { isChanged, readOnly, busy, onSubmit } = section
  return (
    <form onSubmit={onSubmit}>
      <Card>
        <Title order={2} mb="sm">
          {title}
        </Title>
        <Stack>
          {readOnly && <ReadOnlyNote />}
          {children}
          {!readOnly && (
            <Group justify="flex-end">
              <Button type="submit" disabled={!isChanged || isHeld} loading={busy}>
                Save
              </Button>
            </Group>
          )}
        </Stack>
      </Card>
    </form>
  )
}

/** Who can change what the reader can’t, in the words of their side. */
export function ReadOnlyNote() {
  const { side } = useSession()
  return (
    <Note tone="mute">
      {side === 'admin'
        ? 'Only the brand’s account manager, its owner or an admin can change this.'
        : 'Ask your brand’s owner or an admin to change this.'}
    </Note>
  )
}
