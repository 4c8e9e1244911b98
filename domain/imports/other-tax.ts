import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { importLines, imports, products } from '#db/schema/index.ts'
import type { TaxedPack } from '#domain/catalog/families.ts'
import { mostPacks } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'

type Found = { line: number } & { [Field in keyof TaxedPack]: TaxedPack[Field] }

/**
 * The packs of one product whose HSN or tax rate is another one than a line gives, for a warning, by the
 * line; the small ones first, twelve at most. A line is held against the shop as it will be with all other
 * lines of its import. What stays as it is, and what is archived, is not told.
 */
export async function otherTaxOf(
  { db }: Ctx,
  importId: string,
  lines: readonly number[],
): Promise<Map<number, TaxedPack[]>> {
  if (lines.length === 0) return new Map()
  const { rows } = await db.execute<Found>(sql`
    with planned as (
      select l.line, l.product_id as id, case i.state when 'taken' then '{}'::jsonb else l.after end as after
      from ${importLines} l join ${imports} i on i.id = l.import_id
      where l.import_id = ${importId} and l.kind in ('new', 'changed')
    ), said as materialized (
      select line, planned.id, ${after('name')} as name, ${after('state')} as state,
        md5(${after('category')} || '/' || lower(${after('family')})) as family_key,
        coalesce(${after('netQuantity', 'net_quantity')}::integer, 1) as net_quantity,
        coalesce(${after('netUnit', 'net_unit')}, 'piece') as net_unit,
        ${after('hsnCode', 'hsn_code')} as hsn_code, ${after('taxRateBp', 'tax_rate_bp')}::integer as tax_rate_bp
      from planned left join ${products} present on present.id = planned.id
    ), shown as (
      select * from said where line = any(${sql.param(lines)}::integer[]) and family_key is not null
    ), pack as materialized (
      select id, name, state, family_key, net_quantity, net_unit, hsn_code, tax_rate_bp from said
      union all
      select id, name, state, family_key, net_quantity, net_unit, hsn_code, tax_rate_bp from ${products}
      where family_key in (select family_key from shown) and id not in (select id from said)
    )
    select shown.line, other.name, other.net_quantity as "netQuantity", other.net_unit as "netUnit",
      other.hsn_code as "hsnCode", other.tax_rate_bp as "taxRateBp"
    from shown cross join lateral (
      select * from pack
      where pack.family_key = shown.family_key and pack.id <> shown.id and pack.state is distinct from 'archived'
        and (pack.hsn_code, pack.tax_rate_bp) is distinct from (shown.hsn_code, shown.tax_rate_bp)
      order by pack.net_unit, pack.net_quantity, pack.id limit ${mostPacks}
    ) other`)
  const packsOf = Map.groupBy(rows, ({ line }) => line)
  return new Map([...packsOf].map(([line, packs]) => [line, packs.map(({ line: _line, ...pack }) => pack)]))
}

/** What a field will be: as the line says, or as the product has it in its column. */
function after(field: string, column = field): SQL {
  return sql`case when after ? ${field} then after ->> ${field} else present.${sql.identifier(column)}::text end`
}
