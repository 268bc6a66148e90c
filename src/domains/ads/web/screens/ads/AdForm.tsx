import { Button, Group, Select, Stack, Switch, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import type { AdView } from '../../../contract.ts'
import { adPositions, positionFacts } from '../../../ad.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { Preview } from './Preview.tsx'
import { TimeFields } from './TimeFields.tsx'
import { useAdForm } from './use-ad-form.ts'
import { WordFields } from './WordFields.tsx'

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
  const { form, picture, setPictureUid, isDirty, maySend, isBusy, send } = useAdForm(ad, onSaved)
  const { values, errors, setFieldValue } = form
  const readOnly = !ad.can.save
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty])
  return (
    <Stack gap="lg">
      <Preview ad={{ ...values, picture }} />
      <div className={children ? 'two-columns' : undefined}>
        <Card>
          <form noValidate onSubmit={send}>
            <Stack>
              <Title order={2}>Content</Title>
              <WordFields form={form} picture={picture} readOnly={readOnly} onPicture={setPictureUid} />
              <Title order={2}>Position and audience</Title>
              <Select
                label="Position"
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
              <Title order={2}>Schedule and frequency</Title>
              <TimeFields form={form} readOnly={readOnly} />
              <Switch
                label="House ad"
                description="Our own ad, labelled as ours. It only shows when no other ad fits, and can run without an end date."
                disabled={readOnly}
                {...form.getInputProps('house', { type: 'checkbox' })}
              />
              {ad.state === 'approved' && !readOnly && (
                <Note tone="warn">
                  This ad is approved. If you save changes, it stops running until someone approves it again.
                </Note>
              )}
              {!readOnly && (
                <Group justify="flex-end">
                  <Button
                    type="submit"
                    variant={ad.can.approve ? 'default' : 'filled'}
                    loading={isBusy}
                    disabled={!maySend}
                  >
                    Save draft
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
