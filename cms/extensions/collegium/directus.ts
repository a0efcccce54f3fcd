import type {
  AbstractService,
  AbstractServiceOptions,
  Accountability,
  EventContext as DirectusEvent,
  ExtensionsServices,
  HookExtensionContext,
  RegisterFunctions,
  Relation as DirectusRelation,
  RelationMeta,
  SchemaOverview,
} from '@directus/types';
import type { Application, NextFunction, Request, Response } from 'express';
import type { Knex } from 'knex';

/*
 * Directus' own types, with `unknown` in place of `any`, and with the properties of its services that
 * @directus/types 15.0.3 leaves out.
 */

export type { Accountability, SchemaOverview as Schema } from '@directus/types';
export type Database = Knex;
export type Row = Record<string, unknown>;

/** The functions by which a part of the extension registers its hooks. */
export interface Register extends Pick<RegisterFunctions, 'schedule' | 'embed'> {
  readonly init: (event: string, handler: (meta: { readonly app: Application }) => unknown) => void;
  readonly filter: (
    event: string,
    handler: (payload: unknown, meta: Meta, context: EventContext) => unknown,
  ) => void;
  readonly action: (event: string, handler: (meta: Meta, context: EventContext) => unknown) => void;
}

/** The description of an event. */
export interface Meta extends Readonly<Row> {
  /** The key of a created item. */
  readonly key?: unknown;
  /** The keys of changed items. */
  readonly keys?: readonly unknown[];
}

export interface EventContext extends DirectusEvent {
  /** `@directus/types` allows null, which none of the events has that we listen to. */
  readonly schema: SchemaOverview;
}

export interface Context extends Pick<HookExtensionContext, 'database' | 'getSchema'> {
  readonly env: Readonly<Row>;
  readonly services: Services;
  /** Events between the parts of the extension. */
  readonly emitter: {
    onAction(event: string, handler: () => void): void;
    emitAction(event: string, meta: object): void;
  };
  readonly logger: Record<'error' | 'warn', (error: unknown, message?: string) => void>;
}

interface Services extends Omit<ExtensionsServices, keyof Completed> {
  readonly ItemsService: new (
    collection: string,
    options: AbstractServiceOptions,
  ) => Items & { readonly collection: string };
  readonly CommentsService: Service<Items>;
  readonly FilesService: Service<Items & Completed['FilesService']>;
  readonly MetaService: Service<
    Completed['MetaService'] & Pick<Items, 'accountability' | 'knex' | 'schema'>
  >;
  readonly ServerService: Service<Completed['ServerService'] & Pick<Items, 'accountability'>>;
  readonly TFAService: Service<
    Completed['TFAService'] & { readonly itemsService: Pick<Items, 'accountability'> }
  >;
  readonly UtilsService: Service<
    Completed['UtilsService'] & Pick<Items, 'accountability' | 'knex' | 'schema'>
  >;
  readonly UsersService: Service<
    Items &
      Completed['UsersService'] & {
        /** Returns the address with a token that accepts the invitation. */
        inviteUrl(email: string, address: string): string;
      }
  >;
  readonly VersionsService: Service<
    Completed['VersionsService'] & Pick<Items, 'accountability' | 'knex' | 'schema'>
  >;
}

/** The services whose types lack something. */
type Completed = {
  [
    Name in
      | 'ItemsService'
      | 'CommentsService'
      | 'FilesService'
      | 'MetaService'
      | 'ServerService'
      | 'TFAService'
      | 'UsersService'
      | 'UtilsService'
      | 'VersionsService'
  ]: InstanceType<ExtensionsServices[Name]>;
};

type Service<Type> = new (options: AbstractServiceOptions) => Type;

interface Items extends AbstractService<Row> {
  readonly schema: SchemaOverview;
  /** The user of the request; `null` has all rights. */
  readonly accountability: Accountability | null;
}

/** A field that names an item of another collection. */
export interface Relation extends Pick<
  DirectusRelation,
  'collection' | 'field' | 'related_collection'
> {
  /** `one_field` lists, in the other collection, the items that name it. */
  readonly meta: Pick<RelationMeta, 'one_field'> | null;
}

/** Express' request, with the properties that Directus' middlewares add. */
export interface DirectusRequest extends Request {
  /** The body as received. */
  readonly rawBody?: Buffer;
  accountability?: Accountability | null;
  /** The parsed JSON body, after Directus' own middlewares. */
  readonly body: unknown;
}

export type Handler = (request: DirectusRequest, response: Response, next: NextFunction) => void;
