import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { recordCalls } from '../../../contract.ts'
import { suggested, typedName } from '../../../mentions.ts'

type Props = { value: string; onChange: (text: string) => void; onSend: () => void }

/** Where the words of a note are typed. An @ suggests colleagues, who are notified. */
export function NoteInput({ value, onChange, onSend }: Props) {
  /** The name that is being typed, and where it begins. */
  const [typing, setTyping] = useState<{ name: string; start: number } | null>(null)
  const colleagues = useRead(recordCalls.listColleagues, {}, { enabled: typing !== null })
  const people = typing === null ? [] : suggested(typing.name, colleagues.data?.rows ?? [])
  const combobox = useCombobox({ opened: people.length > 0 })
  // Enter takes the first.
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption())
  const shown = people.map(({ uid }) => uid).join()
  useEffect(() => selectFirst(), [shown])
  const read = ({ value: text, selectionStart: cursor }: HTMLTextAreaElement) => {
    const name = typedName(text, cursor)
    setTyping(name === null ? null : { name, start: cursor - name.length })
  }
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null)
  const insert = (name: string) => {
    if (!typing) return
    const before = `${value.slice(0, typing.start)}${name} `
    onChange(before + value.slice(typing.start + typing.name.length))
    setTyping(null)
    // The cursor goes behind the name once React has written it.
    requestAnimationFrame(() => area?.setSelectionRange(before.length, before.length))
  }
  return (
    <Combobox store={combobox} onOptionSubmit={insert}>
      <Combobox.Target>
        <Textarea
          ref={setArea}
          aria-label="New note"
          placeholder="Write a note. Only our team sees it. Use @ to mention someone."
          autosize
          minRows={1}
          maxLength={4000}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            read(event.currentTarget)
          }}
          // The cursor moves by key, too.
          onSelect={(event) => read(event.currentTarget)}
          onBlur={() => setTyping(null)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyping(null)
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Colleagues">
          {people.map(({ uid, name }) => (
            <Combobox.Option key={uid} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
