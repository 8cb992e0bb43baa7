import { worker } from '@farekite/tooling/worker';

/** The bindings in wrangler.jsonc, as the platform declares them. */
interface Environment {
  readonly SITE: R2Bucket;
  readonly PREFIX: string;
  readonly COLLECTOR?: string;
}

export default worker satisfies ExportedHandler<Environment>;
