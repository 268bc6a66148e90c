import * as z from 'zod/mini'
import { clockTime, nameText, optionalText, text } from '../../kit/contract/fields.ts'
import { brandCategories, plusoneCities } from './vocabulary.ts'
import { languages } from './creator-vocabulary.ts'
import { brandLabels, customerStatuses } from './desk-vocabulary.ts'

const handle = z.string().check(z.trim(), z.regex(/^@?[\w.]{1,40}$/, 'Enter a handle such as cafeluna.'))
const website = z.url({ protocol: /^https?$/, error: 'Enter a link such as https://cafeluna.com.' })

/** How many times a week of opening hours has at most. */
export const mostOpeningTimes = 28

/** The facts of a venue that its people keep. */
export const BrandFields = z.object({
  name: nameText(80),
  category: z.enum(brandCategories),
  description: optionalText(1000),
  website: z.nullable(website.check(z.maxLength(200))),
  handle: z.nullable(handle),
  phone: z.nullable(text(40)),
  address: optionalText(200),
  district: optionalText(80),
  postcode: z.nullable(text(16)),
  city: z.enum(plusoneCities),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  openingHours: z
    .array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clockTime, to: clockTime }))
    .check(z.maxLength(mostOpeningTimes)),
  languages: z.array(z.enum(languages)),
  houseRules: optionalText(1000),
  hostName: z.nullable(text(80)),
  hostPhone: z.nullable(text(40)),
  arrivalText: optionalText(400),
  /** Whether influencers' public pages may name it as a place they were at. */
  mayBeNamed: z._default(z.boolean(), false),
})
export type BrandFields = z.output<typeof BrandFields>

const { description, address, district, houseRules, arrivalText, mayBeNamed } = BrandFields.shape
/** A field without its default, which would be set where nothing is given. */
const given = <T extends z.ZodMiniType>({ def }: z.ZodMiniDefault<T>) => z.optional(def.innerType)

/** Some of them: what isn’t given stays. */
export const BrandChange = z.extend(z.partial(BrandFields), {
  description: given(description),
  address: given(address),
  district: given(district),
  houseRules: given(houseRules),
  arrivalText: given(arrivalText),
  mayBeNamed: given(mayBeNamed),
})

/** What the team keeps about a venue; nobody else sees it. */
export const BrandStaffFields = z.object({
  salesStage: z.literal([909, 1, 2, 3, 4, 5]),
  customerStatus: z.enum(customerStatuses),
  priority: z.literal([1, 2, 3]),
  labels: z.array(z.enum(brandLabels)),
  staffNotes: optionalText(4000),
})
