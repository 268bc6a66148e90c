import { entriesOf } from '../../../../kit/contract/keys.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { type Field, fieldNames, type ImportKind } from '../../fields.ts'

/** The field that somebody names, as people call it or as programs do: `Category`, `kind`. */
export const fieldCalled = (kind: ImportKind, name: string): Field | undefined =>
  entriesOf(fieldNames[kind]).find(([field, label = '']) => field === name || plainName(label) === plainName(name))?.[0]
