/** A sentence for the operator; everything else that goes wrong is a fault of ours or of the machine. */
export class BackupError extends Error {}
