import { Switch } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { privacyCalls } from '../../contract.ts'
import { sizeWords } from '../size-words.ts'

type Nightly = OutputOf<typeof privacyCalls.getNightlyExport>

/** Whether a new export is stored each night; nothing where this installation stores none. */
export function NightlyExport({ brandUid }: { brandUid: string }) {
  const { data } = useRead(privacyCalls.getNightlyExport, { brandUid })
  const save = useWrite(privacyCalls.saveNightlyExport)
  if (!data?.isOffered) return null
  if (data.isForAll)
    return (
      <p className="dim">
        We export every organisation each night. {lastWords(data)} We keep the last {data.nights}.
      </p>
    )
  return (
    <Switch
      label="Export every night"
      description={
        data.isOn
          ? `${lastWords(data)} We keep the last ${data.nights}; turning it off deletes them.`
          : `We keep the last ${data.nights}. Ask our team how to get them.`
      }
      checked={data.isOn}
      disabled={save.busy || !data.can.change}
      onChange={(event) => void save({ brandUid, isOn: event.currentTarget.checked })}
    />
  )
}

const lastWords = ({ last }: Nightly): string =>
  last ? `Last stored on ${ordinalDate(last.at)}, ${sizeWords(last.bytes)}.` : 'The first one is stored within a day.'
