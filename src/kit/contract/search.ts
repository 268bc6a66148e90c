/** What validates an address, as https://standardschema.dev says it: every schema of zod does, and so does `address.ts`. */
export type AddressSchema<Given = unknown, Read = unknown> = {
  readonly '~standard': {
    readonly validate: (raw: unknown) => Validated<Read> | Promise<Validated<Read>>
    readonly types?: { readonly input: Given; readonly output: Read } | undefined
  }
}
type Validated<Read> = { readonly value: Read; readonly issues?: undefined } | { readonly issues: readonly Issue[] }
type Issue = { readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined }

/** What may be written into an address of this schema. */
export type GivenOf<S extends AddressSchema> = NonNullable<S['~standard']['types']>['input']
/** What is read from one. */
export type ReadOf<S extends AddressSchema> = NonNullable<S['~standard']['types']>['output']

/** Search parameters by a schema: a value that does not fit is dropped rather than breaking the page. */
export function readSearch<S extends AddressSchema>(schema: S, raw: Record<string, unknown>): ReadOf<S> {
  const read = validate(schema, raw)
  if (!read.issues) return read.value
  const wrong = new Set(read.issues.map(({ path = [] }) => nameOf(path[0])))
  const again = validate(schema, Object.fromEntries(Object.entries(raw).filter(([key]) => !wrong.has(key))))
  return again.issues ? {} : again.value
}

function validate(schema: AddressSchema, raw: unknown): Validated<unknown> {
  const read = schema['~standard'].validate(raw)
  if (read instanceof Promise) throw new Error('An address is read at once.')
  return read
}

function nameOf(part: PropertyKey | { readonly key: PropertyKey } | undefined): string {
  return String(typeof part === 'object' ? part.key : part)
}
