import { shell } from '@farekite/tooling/webpack';

export default shell(import.meta.dirname);
