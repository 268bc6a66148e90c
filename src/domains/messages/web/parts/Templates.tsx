import { ActionIcon, Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { entriesOf } from '../../../../kit/contract/keys.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { useRecordForm } from '../../../../kit/web/record-form.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { messageCalls } from '../../contract.ts'
import { type MessageTemplate, TemplateFields } from '../../contract/templates.ts'
import { maxLength } from '../../rules.ts'
import { type FieldValues, fillTemplate, templateFields, whatIsMissing } from '../../template-fields.ts'
import styles from './templates.module.css'

type Props = {
  /** Whose templates; absent for our team’s. */
  brandUid: string | undefined
  /** Null where the text is for several: its fields stay as they are. */
  values: FieldValues | null
  opened: boolean
  onClose: () => void
  onInsert: (text: string) => void
}

/** Ready-made messages: put into the field one writes in with their fields filled in, made, changed and deleted. */
export function Templates({ brandUid, values, opened, onClose, onInsert }: Props) {
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null)
  const close = () => {
    setEdited(null)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={edited === null ? 'Templates' : edited === 'new' ? 'New template' : 'Edit template'}
      description={
        edited === null
          ? brandUid
            ? 'Everyone on your team can use these, at all your venues.'
            : 'Everyone on our team can use these.'
          : 'Fields such as {creator} are filled in when you use the template.'
      }
      isPage
    >
      {edited === null ? (
        <TemplateList
          brandUid={brandUid}
          values={values}
          onEdit={setEdited}
          onInsert={(text) => {
            onInsert(text)
            close()
          }}
        />
      ) : (
        <TemplateForm brandUid={brandUid} template={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      )}
    </Dialog>
  )
}

type ListProps = Pick<Props, 'brandUid' | 'values' | 'onInsert'> & { onEdit: (which: MessageTemplate | 'new') => void }

function TemplateList({ brandUid, values, onInsert, onEdit }: ListProps) {
  const templates = useRead(messageCalls.listMessageTemplates, { brandUid })
  const remove = useWrite(messageCalls.deleteMessageTemplate, { onDone: () => showSuccess('Template deleted.') })
  const words = ({ text }: MessageTemplate) => (values ? fillTemplate(text, values) : text)
  const lacksOf = ({ text }: MessageTemplate) => (values ? whatIsMissing(text, values) : null)
  const ask = async ({ uid, name }: MessageTemplate) => {
    const options = [
      { label: 'Keep template', value: false },
      { label: 'Delete template', value: true, style: 'danger' as const },
    ]
    if (await confirm(`Delete “${name}” for your whole team?`, options)) void remove({ uid })
  }
  return (
    <Loaded of={templates}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            title="No templates yet"
            text="Save what you often write, and use it in any conversation."
            action={<Button onClick={() => onEdit('new')}>New template</Button>}
          />
        ) : (
          <Stack>
            <ul className={styles.list}>
              {inOrder(rows, lacksOf).map((template) => (
                <li key={template.uid} className={styles.template}>
                  <button type="button" className={styles.use} onClick={() => onInsert(words(template))}>
                    <b>{template.name}</b>
                    {lacksOf(template) && <span className={styles.lacks}>{lacksOf(template)}</span>}
                    <span className={`dim ${styles.preview}`}>{words(template)}</span>
                  </button>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={44}
                    aria-label={`Edit ${template.name}`}
                    onClick={() => onEdit(template)}
                  >
                    <IconPencil size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={44}
                    aria-label={`Delete ${template.name}`}
                    onClick={() => void ask(template)}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
            <Group>
              <Button variant="default" onClick={() => onEdit('new')}>
                New template
              </Button>
            </Group>
          </Stack>
        )
      }
    </Loaded>
  )
}

/** Those that can be used as they are first, each part in the order of its names. */
function inOrder<T>(rows: readonly T[], lacksOf: (row: T) => string | null): T[] {
  return rows.toSorted((a, b) => Number(lacksOf(a) !== null) - Number(lacksOf(b) !== null))
}

type FormProps = { brandUid: string | undefined; template: MessageTemplate | null; onDone: () => void }

function TemplateForm({ brandUid, template, onDone }: FormProps) {
  const form = useRecordForm(TemplateFields, template ?? { name: '', text: '', version: 0 })
  const saved = {
    onDone: () => (onDone(), showSuccess('Template saved.')),
    onRefused: form.refused,
  }
  const add = useWrite(messageCalls.addMessageTemplate, saved)
  const change = useWrite(messageCalls.changeMessageTemplate, saved)
  const { text } = form.values
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (fields) =>
          void (template ? change({ uid: template.uid, version: form.version, fields }) : add({ brandUid, fields })),
      )}
    >
      <Stack>
        <TextInput label="Name" maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Textarea
          label="Text"
          autosize
          minRows={5}
          maxRows={12}
          maxLength={maxLength}
          {...form.getInputProps('text')}
        />
        <div className={styles.fields} role="group" aria-label="Fields">
          {entriesOf(templateFields).map(([name, about]) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              title={`Inserts ${about}`}
              onClick={() => form.setValues({ text: `${text}${text === '' || /\s$/.test(text) ? '' : ' '}{${name}}` })}
            >
              {`{${name}}`}
            </Button>
          ))}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Back
          </Button>
          <Button type="submit" loading={add.busy || change.busy}>
            Save template
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
