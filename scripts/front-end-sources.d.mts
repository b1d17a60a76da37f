export declare function hashFrontEndSources(root: string): string;
export declare function isBuilt(root: string): boolean;
