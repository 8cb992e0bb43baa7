import { workspace } from '@farekite/tooling/eslint';

export default workspace(import.meta.dirname);
