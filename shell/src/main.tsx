import { startShell } from './startShell';

void startShell();
