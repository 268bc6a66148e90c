import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { byField, fieldErrors } from '../../../../../kit/web/field-errors.ts'
import { webhookCalls, WebhookFields } from '../../../contract.ts'
import { type Topic, topicNames, topics } from '../../../topics.ts'
import styles from './webhooks.module.css'

const begun: WebhookFields = { name: '', url: '', topics: [] }

type Props = { brandUid: string | null; onSecret: (secret: string) => void; onClose: () => void }

/** What a new webhook is called, where it sends and what. */
export function NewWebhook({ brandUid, onSecret, onClose }: Props) {
  const [values, setValues] = useState(begun)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (change: Partial<WebhookFields>) => setValues((now) => ({ ...now, ...change }))
  const create = useWrite(webhookCalls.createWebhook, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
    onRefused: (error) => {
      const found = fieldErrors(error, 'fields.')
      setErrors(found)
      return Object.keys(found).length > 0
    },
  })
  const submit = () => {
    const parsed = WebhookFields.safeParse(values)
    const issues = parsed.success ? [] : parsed.error.issues
    setErrors(byField(issues.toReversed().map(({ path, message }) => ({ field: path.join('.'), message }))))
    if (parsed.success) void create({ brandUid, fields: parsed.data })
  }
  return (
    <Dialog opened onClose={onClose} title="Create webhook" size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            description="The system that receives it, so you recognise it later."
            placeholder="Booking system"
            withAsterisk
            maxLength={60}
            autoComplete="off"
            value={values.name}
            error={errors['name']}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextInput
            label="Address"
            description="Copy it from that system."
            placeholder="https://"
            type="url"
            withAsterisk
            maxLength={500}
            autoComplete="off"
            value={values.url}
            error={errors['url']}
            onChange={(event) => set({ url: event.currentTarget.value.trim() })}
          />
          <Events chosen={values.topics} error={errors['topics']} onChange={(chosen) => set({ topics: chosen })} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.busy}>
              Create webhook
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type EventProps = { chosen: readonly Topic[]; error: string | undefined; onChange: (chosen: Topic[]) => void }

/** Nothing is chosen at first: another system gets what it needs and no more. */
function Events({ chosen, error, onChange }: EventProps) {
  return (
    <Checkbox.Group
      label="Send when"
      description="Choose only what the other system needs. You can’t change it later."
      withAsterisk
      value={[...chosen]}
      error={error}
      onChange={(given) => onChange(topicNames.filter((topic) => given.includes(topic)))}
    >
      <div className={styles.topics}>
        {topicNames.map((topic) => (
          <Checkbox key={topic} value={topic} label={topics[topic].words} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
