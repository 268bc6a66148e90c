import { Checkbox, Select, TextInput } from '@mantine/core'
import { type Scope, scopes, scopeWords } from '../../../../../access/scopes.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { FormDialog } from '../../../../../kit/web/form-dialog.tsx'
import { useNewForm } from '../../../../../kit/web/new-form.ts'
import { keyCalls, KeyFields } from '../../../contract.ts'
import { keyDays, keyRates } from '../../../fields.ts'
import { scopeLines } from './scope-lines.ts'
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
  const { values, errors, set, read, takeRefusal } = useNewForm(KeyFields, begun)
  const create = useWrite(keyCalls.createApiKey, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
    onRefused: takeRefusal,
  })
  const submit = () => {
    const fields = read()
    if (fields) void create({ brandUid, fields })
  }
  return (
    <FormDialog
      title="Create API key"
      size="lg"
      action="Create key"
      busy={create.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="The system you’re connecting, so you recognise it later."
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
          onChange={(value) => set({ perMinute: keyRates.find((rate) => String(rate) === value) ?? begun.perMinute })}
        />
      </div>
    </FormDialog>
  )
}

const never = { value: 'never', label: 'Never' }

type PermissionProps = { chosen: readonly Scope[]; error: string | undefined; onChange: (chosen: Scope[]) => void }

/** Nothing is chosen at first: a program gets what it needs and no more. */
function Permissions({ chosen, error, onChange }: PermissionProps) {
  return (
    <Checkbox.Group
      label="Permissions"
      description="Choose only what the system needs. You can’t change them later."
      withAsterisk
      value={[...chosen]}
      error={error}
      onChange={(given) => onChange(scopes.filter((scope) => given.includes(scope)))}
    >
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={scopeWords[scope]}
            description={
              <>
                {scopeLines[scope]} <code>{scope}</code>
              </>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
