import type { ColumnType, SelectType } from 'kysely';
import type { ImportSettings, ImportState, RowVerdict } from '#engine/contract/console/imports.ts';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { Seen } from '#engine/version/seen.ts';
import type { JsonObject } from './column-types.ts';
import type { Columns } from './columns.ts';

/** One page of an experiment as it ran. */
export type RunArm = {
  readonly name: string;
  readonly share: number;
  readonly version: string;
};

/** How many rows there are of each verdict. */
export type ImportCounts = Readonly<Partial<Record<RowVerdict, number>>>;

type Texts = Readonly<Record<string, string>>;

/** What a value is, where the database only knows that it is a text or JSON. */
type Narrowed = Known<{
  audit_log: { details: JsonObject };
  confirmations: { sent: JsonObject; consent_versions: Texts };
  delivery_logs: { status: DeliveryStatus; body: JsonObject };
  error_logs: { request_data: JsonObject };
  experiment_runs: { arms: readonly RunArm[]; result: JsonObject };
  funnel_versions: { seen: Seen };
  import_rows: { verdict: RowVerdict; draft: JsonObject };
  imported_leads: { fields: Texts };
  imports: { state: ImportState; settings: ImportSettings; counts: ImportCounts };
  leads: { metadata: JsonObject };
  mailbox_messages: { headers: JsonObject };
  submissions: { fields: Texts; attribution: JsonObject; consent_versions: Texts };
  webhook_endpoints: {
    events: WebhookEvent[];
    origin: 'declared' | 'made';
    state: 'active' | 'stopped' | 'removed';
  };
  webhook_messages: {
    data: JsonObject;
    status: 'pending' | 'sending' | 'sent' | 'failed' | 'suppressed';
  };
}>;

/** Lets through what names columns that exist, with values that they can hold. */
type Known<Given extends Possible<Given>> = Given;

type Possible<Given> = {
  [Table in keyof Given]: Table extends keyof Columns
    ? {
        [Column in keyof Given[Table]]: Column extends keyof Columns[Table]
          ? NonNullable<SelectType<Columns[Table][Column]>>
          : never;
      }
    : never;
};

/** A column whose values are these; it may be null, or left out, as before. JSON is written as text. */
type Narrow<Column, Value> =
  Column extends ColumnType<unknown, infer Added, infer Changed>
    ? ColumnType<Value, NarrowText<Added, Value>, NarrowText<Changed, Value>>
    : Column extends null
      ? null
      : Value;

type NarrowText<Written, Value> = Written extends string
  ? Extract<Value, string> extends never
    ? Written
    : Value
  : Written;

/** Every table in use with its columns, named as in the database. */
export type Tables = {
  [Table in keyof Columns]: Table extends keyof Narrowed
    ? {
        [Column in keyof Columns[Table]]: Column extends keyof Narrowed[Table]
          ? Narrow<Columns[Table][Column], Narrowed[Table][Column]>
          : Columns[Table][Column];
      }
    : Columns[Table];
};
