import { Button, Group, NumberInput, Select, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { mediaCalls } from '../../../../media/contract.ts'
import { adCalls, type AdView } from '../../../contract.ts'
import { AdFields, positionFacts, adPositions } from '../../../ad.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { PictureField } from './PictureField.tsx'
import { Preview } from './Preview.tsx'

const priorities = [
  { value: '1', label: '1, before the others' },
  { value: '2', label: '2' },
  { value: '3', label: '3, after the others' },
]

/** What an ad says, to whom and when, beside how it looks while one types. `children` stand beside it. */
export function AdForm({
  ad,
  onSaved,
  onDirty,
  children,
}: {
  ad: AdView
  onSaved?: (saved: AdView) => void
  /** Told whether something is typed that is not saved. */
  onDirty?: (isDirty: boolean) => void
  children?: ReactNode
}) {
  const form = useRecordForm(AdFields, ad)
  const { values, errors, setFieldValue } = form
  // Left alone, taken off, or another file.
  const [pictureUid, setPictureUid] = useState<string | null | undefined>(undefined)
  const brought = useRead(mediaCalls.getFile, { uid: pictureUid ?? '' }, { enabled: Boolean(pictureUid) })
  const picture = pictureUid === undefined ? ad.picture : pictureUid && (brought.data?.file_path ?? null)
  const save = useWrite(adCalls.saveAd, {
    onDone: (saved) => {
      form.take(saved)
      setPictureUid(undefined)
      showSuccess('Saved as a draft. It is shown once it is approved.')
      onSaved?.(saved)
    },
    onRefused: (error) => form.refused(error),
  })
  const readOnly = !ad.can.save
  const isBegun = ad.uid !== ''
  const isDirty = form.isChanged || pictureUid !== undefined
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty])
  const send = form.onSubmit((fields) => {
    const of = isBegun ? { uid: ad.uid, version: form.version } : null
    void save({ of, fields, pictureUid })
  })
  const words = (key: 'name' | 'title' | 'text' | 'link' | 'alternativeText', maxLength: number) => ({
    maxLength,
    readOnly,
    ...form.getInputProps(key),
  })
  return (
    <Stack gap="lg">
      <Preview ad={{ ...values, picture }} />
      <div className={children ? 'two-columns' : undefined}>
        <Card>
          <form noValidate onSubmit={send}>
            <Stack>
              <Title order={2}>What it says</Title>
              <TextInput label="Name" description="Only the team reads it" required {...words('name', 80)} />
              <TextInput label="Title" required {...words('title', 70)} />
              <Textarea label="Text" required minRows={2} {...words('text', 160)} />
              <TextInput
                label="Link"
                description="A page of ours, such as /app/influencer/browse, or an address that begins with https://"
                required
                {...words('link', 500)}
              />
              <PictureField path={picture} readOnly={readOnly} onChange={setPictureUid} />
              <TextInput
                label="What the picture shows"
                description="For those who do not see it"
                required={picture !== null}
                {...words('alternativeText', 200)}
              />
              <Title order={2}>Where, and for whom</Title>
              <Select
                label="Spot"
                allowDeselect={false}
                readOnly={readOnly}
                data={adPositions.map((value) => ({ value, label: positionFacts[value].name }))}
                {...form.getInputProps('position')}
              />
              <AudienceFields
                position={values.position}
                audience={values.audience}
                error={errors.audience}
                readOnly={readOnly}
                onChange={(audience) => setFieldValue('audience', audience)}
              />
              <Title order={2}>When, and how often</Title>
              <div className="two-fields">
                <TextInput
                  type="datetime-local"
                  label="Starts (UTC)"
                  readOnly={readOnly}
                  value={values.startsAt.slice(0, 16)}
                  error={errors.startsAt}
                  onChange={(event) =>
                    setFieldValue('startsAt', instantOf(event.currentTarget.value) ?? values.startsAt)
                  }
                />
                <TextInput
                  type="datetime-local"
                  label="Ends (UTC)"
                  readOnly={readOnly}
                  value={values.endsAt?.slice(0, 16) ?? ''}
                  error={errors.endsAt}
                  onChange={(event) => setFieldValue('endsAt', instantOf(event.currentTarget.value))}
                />
                <Select
                  label="Priority"
                  allowDeselect={false}
                  readOnly={readOnly}
                  data={priorities}
                  value={String(values.priority)}
                  onChange={(value) => value && setFieldValue('priority', Number(value))}
                />
                <NumberInput
                  label="At most, in a session"
                  description="How often one session shows it in a day"
                  readOnly={readOnly}
                  min={1}
                  max={20}
                  allowDecimal={false}
                  value={values.capPerSession}
                  error={errors.capPerSession}
                  onChange={(value) => setFieldValue('capPerSession', Number(value))}
                />
              </div>
              <Switch
                label="House advertisement"
                description="Our own: shown only where nothing else fits, and labelled as ours. It may run without an end."
                disabled={readOnly}
                {...form.getInputProps('house', { type: 'checkbox' })}
              />
              {ad.state === 'approved' && !readOnly && (
                <Note tone="warn">It is approved. Saving takes it off until it is approved again.</Note>
              )}
              {!readOnly && (
                <Group justify="flex-end">
                  <Button
                    type="submit"
                    variant={ad.can.approve ? 'default' : 'filled'}
                    loading={save.busy}
                    disabled={isBegun && !isDirty}
                  >
                    Save the draft
                  </Button>
                </Group>
              )}
            </Stack>
          </form>
        </Card>
        {children}
      </div>
    </Stack>
  )
}

/** What stands in a field for a moment in UTC, as the moment; null when it was emptied. */
function instantOf(typed: string): string | null {
  return typed ? `${typed.slice(0, 16)}:00.000Z` : null
}
