import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Scope, scopes, scopeWords } from '../../../../../access/scopes.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { byField, fieldErrors } from '../../../../../kit/web/field-errors.ts'
import { keyCalls, KeyFields } from '../../../contract.ts'
import { keyDays, keyRates } from '../../../fields.ts'
import styles from './keys.module.css'

const begun: KeyFields = { name: '', scopes: [], days: 90, perMinute: 300 }
const dayWords: Readonly<Record<(typeof keyDays)[number], string>> = {
  30: 'In 30 days',
  90: 'In 90 days',
  365: 'In a year',
}

type Props = { brandUid: string | null; onSecret: (secret: string) => void; onClose: () => void }

/** What a new key is called, what it can do and for how long. */
export function NewKey({ brandUid, onSecret, onClose }: Props) {
  const [values, setValues] = useState(begun)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (change: Partial<KeyFields>) => setValues((now) => ({ ...now, ...change }))
  const create = useWrite(keyCalls.createApiKey, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
    onRefused: (error) => {
      const found = fieldErrors(error, 'fields.')
      setErrors(found)
      return Object.keys(found).length > 0
    },
  })
  const submit = () => {
    const parsed = KeyFields.safeParse(values)
    const issues = parsed.success ? [] : parsed.error.issues
    setErrors(byField(issues.toReversed().map(({ path, message }) => ({ field: path.join('.'), message }))))
    if (parsed.success) void create({ brandUid, fields: parsed.data })
  }
  return (
    <Dialog opened onClose={onClose} title="Create API key" size="md">
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
            description="The program you’re connecting, so you recognise it later."
            placeholder="Till at the bar"
            withAsterisk
            maxLength={60}
            autoComplete="off"
            value={values.name}
            error={errors['name']}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Permissions chosen={values.scopes} error={errors['scopes']} onChange={(chosen) => set({ scopes: chosen })} />
          <div className="two-fields">
            <Select
              label="Expires"
              allowDeselect={false}
              data={[...keyDays.map((days) => ({ value: String(days), label: dayWords[days] })), never]}
              value={String(values.days ?? never.value)}
              onChange={(value) => set({ days: keyDays.find((days) => String(days) === value) ?? null })}
            />
            <Select
              label="Calls a minute"
              allowDeselect={false}
              data={keyRates.map(String)}
              value={String(values.perMinute)}
              onChange={(value) =>
                set({ perMinute: keyRates.find((rate) => String(rate) === value) ?? begun.perMinute })
              }
            />
          </div>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.busy}>
              Create key
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const never = { value: 'never', label: 'Never' }

type PermissionProps = { chosen: readonly Scope[]; error: string | undefined; onChange: (chosen: Scope[]) => void }

/** Nothing is chosen at first: a program gets what it needs and no more. */
function Permissions({ chosen, error, onChange }: PermissionProps) {
  return (
    <Checkbox.Group
      label="Permissions"
      description="Choose only what the program needs. You can’t change them later."
      withAsterisk
      value={[...chosen]}
      error={error}
      onChange={(given) => onChange(scopes.filter((scope) => given.includes(scope)))}
    >
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <Checkbox key={scope} value={scope} label={scopeWords[scope]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
