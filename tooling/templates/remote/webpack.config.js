import { remote } from '@farekite/tooling/webpack';

export default remote(import.meta.dirname);
