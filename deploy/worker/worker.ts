import { worker } from '@farekite/tooling/worker';

export default worker;
