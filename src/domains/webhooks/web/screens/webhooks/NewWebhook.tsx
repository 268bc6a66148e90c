import { Checkbox, TextInput } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { FormDialog } from '../../../../../kit/web/form-dialog.tsx'
import { useNewForm } from '../../../../../kit/web/new-form.ts'
import { webhookCalls, WebhookFields } from '../../../contract.ts'
import { type Topic, topicNames, topics } from '../../../topics.ts'
import styles from './webhooks.module.css'

const begun: WebhookFields = { name: '', url: '', topics: [] }

type Props = { brandUid: string | null; onSecret: (secret: string) => void; onClose: () => void }

/** What a new webhook is called, where it sends and what. */
export function NewWebhook({ brandUid, onSecret, onClose }: Props) {
  const { values, errors, set, read, takeRefusal } = useNewForm(WebhookFields, begun)
  const create = useWrite(webhookCalls.createWebhook, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
    onRefused: takeRefusal,
  })
  const submit = () => {
    const fields = read()
    if (fields) void create({ brandUid, fields })
  }
  return (
    <FormDialog
      title="Create webhook"
      size="lg"
      action="Create webhook"
      busy={create.busy}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
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
