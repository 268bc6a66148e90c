import * as z from 'zod/mini'
import { must } from '../contract/must.ts'

/** What is declared of a value: itself where it has nothing else, else a copy; `mismatch` where the value is not of the declared shape. */
type Copy = (value: unknown) => unknown
const mismatch = Symbol('mismatch')

/** What a schema says of itself, as far as it is read here. */
type Definition = {
  type: string
  checks?: readonly { _zod: { def: { check: string } } }[]
  shape?: Record<string, z.ZodMiniType>
  catchall?: z.ZodMiniType
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  discriminator?: string
  entries?: Record<string, string | number>
  values?: readonly unknown[]
}

/**
 * What leaves of a call's answer, worked out from its schema once: what is declared and nothing else, copied where there is more. The
 * handler's type promises the values, so only shapes and types are looked at, not lengths and patterns; an answer of
 * another shape is parsed by the schema itself, which says what is wrong with it or makes it right (defaults).
 */
export function compileAnswer<Schema extends z.ZodMiniType>(schema: Schema): (answer: unknown) => z.output<Schema> {
  const copy = copyOf(schema)
  return (answer) => {
    const copied = copy(answer)
    return copied === mismatch ? z.parse(schema, answer) : (copied as z.output<Schema>)
  }
}

function copyOf(schema: z.ZodMiniType): Copy {
  // The definition is a union of all kinds of schema; each kind reads its own fields below.
  const def = schema._zod.def as unknown as Definition
  const changesValues = def.checks?.some((check) => check._zod.def.check === 'overwrite')
  const make = changesValues ? undefined : makers[def.type]
  return make?.(def, schema) ?? parsed(schema)
}

/** What has no rule here is parsed. */
function parsed(schema: z.ZodMiniType): Copy {
  return (value) => {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : mismatch
  }
}

const ofType =
  (type: string): Copy =>
  (value) =>
    typeof value === type ? value : mismatch
const oneOf =
  (values: ReadonlySet<unknown>): Copy =>
  (value) =>
    values.has(value) ? value : mismatch
const same: Copy = (value) => value

/** A rule for each kind of schema; undefined where a schema of the kind has to be parsed after all. */
const makers: Record<string, (def: Definition, schema: z.ZodMiniType) => Copy | undefined> = {
  string: () => ofType('string'),
  boolean: () => ofType('boolean'),
  bigint: () => ofType('bigint'),
  number: () => (value) => (Number.isFinite(value) ? value : mismatch),
  null: () => oneOf(new Set([null])),
  any: () => same,
  unknown: () => same,
  literal: ({ values = [] }) => oneOf(new Set(values)),
  enum: ({ entries = {} }) => oneOf(new Set(Object.values(entries))),
  nullable: ({ innerType }) => innerType && orElse(null, copyOf(innerType)),
  optional: ({ innerType }) => innerType && orElse(undefined, copyOf(innerType)),
  default: ({ innerType }, schema) => innerType && orDefault(copyOf(innerType), parsed(schema)),
  array: ({ element }) => element && arrayOf(copyOf(element)),
  object: ({ shape, catchall }) => (shape && !catchall ? objectOf(shape) : undefined),
  record: ({ keyType, valueType }) => keyType && valueType && recordOf(copyOf(keyType), copyOf(valueType)),
  union: ({ options, discriminator }) =>
    options && (discriminator !== undefined || options.every(isPlain)) ? firstOf(options.map(copyOf)) : undefined,
}

/** Kinds whose values are told apart by their type alone. */
function isPlain(schema: z.ZodMiniType): boolean {
  return ['string', 'number', 'boolean', 'null', 'literal', 'enum'].includes(schema._zod.def.type)
}

function orElse(nothing: null | undefined, copy: Copy): Copy {
  return (value) => (value === nothing ? nothing : copy(value))
}

function orDefault(copy: Copy, parse: Copy): Copy {
  return (value) => (value === undefined ? parse(value) : copy(value))
}

/** A list as it is, or a copy where something in it has to be left out. */
function arrayOf(copy: Copy): Copy {
  return (value) => {
    if (!Array.isArray(value)) return mismatch
    let copies: unknown[] | null = null
    for (let at = 0; at < value.length; at += 1) {
      const item: unknown = value[at]
      const copied = copy(item)
      if (copied === mismatch) return mismatch
      if (copied !== item) copies ??= value.slice(0, at)
      copies?.push(copied)
    }
    return copies ?? value
  }
}

/** An object as it is where it has what is declared and nothing else, or a copy with what is declared. */
function objectOf(shape: Record<string, z.ZodMiniType>): Copy {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, copy: copyOf(schema) }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return mismatch
    const given = value as Record<string, unknown>
    let copies: Record<string, unknown> | null = null
    let declared = 0
    for (let at = 0; at < fields.length; at += 1) {
      const { key, copy } = must(fields[at])
      const item = given[key]
      if (item !== undefined || Object.hasOwn(given, key)) declared += 1
      const copied = copy(item)
      if (copied === mismatch) return mismatch
      if (copied !== item) copies ??= firstOnes(given, at)
      if (copies && copied !== undefined) copies[key] = copied
    }
    return copies ?? (Object.keys(given).length > declared ? firstOnes(given, fields.length) : given)
  }
  function firstOnes(given: Record<string, unknown>, count: number): Record<string, unknown> {
    const firsts = fields.slice(0, count).filter(({ key }) => given[key] !== undefined)
    return Object.fromEntries(firsts.map(({ key }) => [key, given[key]]))
  }
}

function recordOf(copyKey: Copy, copy: Copy): Copy {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return mismatch
    const copies: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(value)) {
      const copied = copy(item)
      if (copied === mismatch || copyKey(key) === mismatch) return mismatch
      copies[key] = copied
    }
    return copies
  }
}

function firstOf(copies: readonly Copy[]): Copy {
  return (value) => {
    for (const copy of copies) {
      const copied = copy(value)
      if (copied !== mismatch) return copied
    }
    return mismatch
  }
}
